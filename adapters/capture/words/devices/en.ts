/** A capture that moves to another device: one of the same person, or one of somebody with the link. */
export const devices = {
  'devices.offer': 'Use your phone instead',
  'devices.heading': 'Go on with your phone',
  'devices.scan':
    'Point the camera of your phone at this code. What you have captured so far stays, and this page follows.',
  'devices.picture': 'QR code with the link below',
  'devices.link': 'Link for your phone',
  'devices.copy': 'Copy the link',
  'devices.once': 'The code works once, for five minutes; then a new one comes by itself.',
  'devices.here': 'Go on with this device',
  'devices.hereText':
    'What you began on your computer goes on here. The computer shows how far you are, and takes you back at the end.',
  'devices.follows': 'This page shows how far you are, and goes on when you have finished there.',
  'devices.connected': 'Your other device is connected.',
  'devices.away': 'Your other device is not connected. Open the page there again, or go on here.',
  'devices.lost': 'The visit on your other device broke off. Start it there again, or go on here.',
  'devices.steps': '{done} of {total} steps done',
  'devices.takeBack': 'Go on here instead',
  'devices.onComputer': 'It goes on on your computer',
  'devices.back': 'You can go back to your computer.',
  'devices.thisDevice': 'Continue on this device',
  'asked.heading': 'Somebody wants to go on with this on another device',
  'asked.text':
    'They have the link to this page. If you allow it, or do not answer in time, your visit here ends and what you captured is not used.',
  'asked.left': 'Time left: {seconds} s',
  'asked.refuse': 'Refuse',
  'asked.allow': 'Allow',
  'asking.heading': 'The person who has this open is asked',
  'asking.text': 'They have a minute to refuse. Leave this page open; it goes on by itself.',
  'asking.bar': 'Waiting for their answer',
  'asking.refused': 'It stays open elsewhere',
  'asking.refusedText':
    'The person who has this open goes on with it there. Nothing was changed. If that is you, use the code that the page there offers for your phone.',
} as const;
