/**
 * What Playwright leaves behind in a context that the next test takes over: permissions, and a clock that stands still.
 * Whatever else a test changes it puts back itself.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @returns {() => Promise<void>} to be called when the test is over
 */
export function leaveNothing(context) {
  let permissions = false;
  let stopped = false;
  const { clock } = context;
  const original = {
    grantPermissions: context.grantPermissions.bind(context),
    pauseAt: clock.pauseAt.bind(clock),
  };
  context.grantPermissions = (...given) => {
    permissions = true;
    return original.grantPermissions(...given);
  };
  clock.pauseAt = (time) => {
    stopped = true;
    return original.pauseAt(time);
  };
  return async () => {
    if (permissions) await context.clearPermissions();
    // Otherwise Playwright sets it going while it takes it away, and a part of it stays.
    if (stopped) await clock.resume();
  };
}
