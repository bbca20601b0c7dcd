/** What the site publishes as derslik.js: a stable name, while everything it loads carries a hash. */
import './define.js';
