/**
 * Makes files of what is on the page. Loaded when the first file is asked for.
 *
 * @typedef {import('./drawing.js').Colours} Colours
 * @typedef {import('./drawing.js').Drawing} Drawing
 */

/** Pixels of the PNG for each pixel of the drawing. */
const density = 2;

/**
 * @param {string} name the file's, without its ending
 * @param {'svg' | 'png'} type
 * @param {(colours: Colours) => Drawing} draw
 * @param {Element} root an element that has the lesson's colours
 * @returns {Promise<string>} the file's name
 */
export async function savePicture(name, type, draw, root) {
  const drawn = withProbe(root, draw);
  const drawing = new Blob([drawn.source], { type: 'image/svg+xml' });
  return download(`${name}.${type}`, type === 'svg' ? drawing : await toPng(drawing, drawn));
}

/**
 * @param {string} name the file's, without its ending
 * @param {string} table in CSV
 * @returns {string} the file's name
 */
export const saveTable = (name, table) =>
  download(`${name}.csv`, new Blob([table], { type: 'text/csv;charset=utf-8' }));

/**
 * Reads colours through an element of the lesson, so that themes and a host's own colours come along.
 * @template T
 * @param {Element} root
 * @param {(colours: import('./attention/picture.js').Colours) => T} use
 */
function withProbe(root, use) {
  const probe = document.createElement('span');
  root.append(probe);
  const read = (/** @type {string} */ name) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  try {
    return use({
      named: read,
      weight: (level) => {
        probe.className = level;
        return { fill: read('cell'), text: read('cell-ink') };
      },
    });
  } finally {
    probe.remove();
  }
}

/**
 * @param {Blob} drawing
 * @param {{width: number, height: number}} size
 */
async function toPng(drawing, { width, height }) {
  const url = URL.createObjectURL(drawing);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * density;
    canvas.height = height * density;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser gives no canvas to draw on');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!(blob instanceof Blob)) throw new Error('this browser made no PNG of the drawing');
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * @param {string} name
 * @param {Blob} blob
 */
function download(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has taken the address over once the click is through.
  setTimeout(() => URL.revokeObjectURL(link.href));
  return name;
}
