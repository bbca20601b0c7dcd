/**
 * @param {string} name
 * @param {Record<string, string>} [attributes]
 * @param {...(string | string[])} children elements, or a text from `text`
 * @returns {string} an element, each of its children on a line of its own
 */
export function element(name, attributes = {}, ...children) {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${text(value)}"`)].join(
    ' ',
  );
  const inside = children.flat();
  if (inside.length === 0) return `<${open}/>`;
  const [only] = inside;
  if (inside.length === 1 && !only.startsWith('<')) return `<${open}>${only}</${name}>`;
  return `<${open}>\n${inside.join('\n').replace(/^/gm, '  ')}\n</${name}>`;
}

/** @param {string} plain */
export const text = (plain) =>
  plain.replace(
    /[&<>"]/g,
    (each) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[each] ?? each,
  );
