type Parts = ('loader' | 'component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent')[][];

const others: Parts = [['errorComponent'], ['notFoundComponent']];
/** Screens that are seldom opened first: what fetches their data comes with them. All others are in the first script with their loaders. */
const seldomFirst = /^\/(_public\/|_app\/(admin|group\/(?!mealplan)|user|recipe\/create|recipe\/\$slug_|recipes\/))/;

/** Which parts of a route come together. What stands in for a screen while it loads comes with that screen. */
export const routeSplitting = {
  defaultBehavior: [['component', 'pendingComponent'], ...others] as Parts,
  splitBehavior: ({ routeId }: { routeId: string }): Parts | undefined =>
    seldomFirst.test(routeId) ? [['component', 'loader', 'pendingComponent'], ...others] : undefined,
};
