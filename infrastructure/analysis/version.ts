/** Version of the local analyser: that of the package, stored with every assessment. */
export const ANALYSER_VERSION = '0.1.0';
