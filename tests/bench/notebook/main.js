import { openNotebook } from '../../../web/notebook/open.js';

const start = performance.now();
await openNotebook().run(
  { source: 'import numpy as np\nprint(np.arange(6).reshape(2, 3).sum())' },
  {
    onOutput: () => {
      Object.assign(window, { taken: performance.now() - start });
      dispatchEvent(new Event('notebook-printed'));
    },
  },
);
