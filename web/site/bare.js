/**
 * What is left of a rendered page for those who read it without scripts. Lit marks its parts with comments and <?>, which
 * nothing here takes up again. The prose's buttons come from a template that knows no scene, so it is here that they
 * learn they do nothing yet.
 *
 * @param {string} html
 */
export const bare = (html) =>
  html
    .replace(/<!--.*?-->|<\?>/gs, '')
    // What only a script would read, or only say what pressing something does.
    .replace(/\s(data-(step|query|row|column|action|tab|set)|title)="[^"]*"/g, '')
    // A program's indents stay.
    .replace(/(<pre.*?<\/pre>)|\s*\n\s*/gs, (_, program) => program ?? '\n')
    .replaceAll('<button type="button" class="try"', '$& disabled');
