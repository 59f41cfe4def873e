type Parts = ('loader' | 'component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent')[][];

const others: Parts = [['errorComponent'], ['notFoundComponent']];
/**
 * Screens that are seldom opened first load their loader with the screen. The loaders of all others are in the first
 * script.
 */
const seldomFirst =
  /^\/(_public\/|_app\/(admin|cookbooks|group\/(?!mealplan\/planner$)|user|recipe\/create|recipe\/\$slug_|recipes\/))/;

/** Parts of a route that share a chunk. The pending component comes with its screen. */
export const routeSplitting = {
  defaultBehavior: [['component', 'pendingComponent'], ...others] as Parts,
  splitBehavior: ({ routeId }: { routeId: string }): Parts | undefined =>
    seldomFirst.test(routeId) ? [['component', 'loader', 'pendingComponent'], ...others] : undefined,
};
