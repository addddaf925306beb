/** The folder that the app is in may lie in a checkout with a lock file of its own. */
export default { turbopack: { root: import.meta.dirname } };
