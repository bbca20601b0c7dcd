/** The oldest browsers: Safari 16.4 is where constructed style sheets begin; container queries and modules are older. */
export const TARGET = ['chrome111', 'firefox114', 'safari16.4'];
