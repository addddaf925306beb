/** Why a page is not shown, and how it comes to us. */
export const loads = {
  'load.heading': 'This page could not be opened',
  'load.NO_NAME': 'There is no website with the name {host}.',
  'load.NOT_ALLOWED': '{host} can not be reached from here: only public websites can be.',
  'load.BUSY': 'The website opens too much at once. Wait a moment and try again.',
  'load.REFUSED': '{host} takes no connections right now.',
  'load.TIMEOUT': '{host} did not answer in time.',
  'load.BROKEN': '{host} broke the connection off.',
  'load.EMPTY': '{host} gave an empty answer.',
  'load.CERTIFICATE':
    '{host} can not prove that it is this website: its certificate is not valid. Nothing was sent to it.',
  'load.REDIRECTS': '{host} leads round in a circle.',
  'load.SLOW': '{host} has not answered for 30 seconds. It is still waited for.',
  'load.OTHER': '{host} could not be reached.',
  'load.turnedAway': '{host} turns this browser away',
  'load.TURNED_AWAY':
    'It takes the browser for a machine, or was asked too often. Where it shows a check you can do it yourself; or try again later.',
  'load.uploadInstead': 'You can also upload the document from your own device.',
  'load.secure': 'Encrypted connection',
  'load.plain': 'Not encrypted',
} as const;
