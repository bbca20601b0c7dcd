/** In a page that is one file there is no other document to move to. */
export const dress = () => {};
