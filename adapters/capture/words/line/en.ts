/** How the line is, and what becomes of a visit at which nobody is or whose browser is gone. */
export const line = {
  'toast.region': 'Messages',
  'line.silent': 'The line is silent. What you do may reach the website late.',
  'line.lost': 'The connection was lost. Connecting again…',
  'line.offline': 'You are offline. Nothing that you do reaches the website until you are back.',
  'line.back': 'Connected again.',
  'loss.heading': 'The website was closed',
  'loss.crashed': 'The browser that showed the website has stopped working.',
  'loss.page_closed': 'The website has closed its own window.',
  'loss.idle': 'Nothing was done on the website for a while, so its browser was closed.',
  'loss.time_limit': 'A visit may last only so long, and the time of this one was over.',
  'loss.maintenance': 'The machine that showed the website was stopped for maintenance.',
  'loss.kept': 'What you captured is kept. Sign in again where the website asks you to, and go on.',
  'loss.nothing': 'Nothing of the visit was sent. You can begin anew.',
  'idle.heading': 'Are you still there?',
  'idle.text': 'Nothing has been done on the website for a while. If nobody answers, its browser is closed.',
  'idle.last': 'A visit may last only so long. Capture what you still need and press Finish.',
  'idle.maintenance': {
    one: 'This service is being maintained: the visit ends in {count} minute. Capture what you still need and press Finish.',
    other:
      'This service is being maintained: the visit ends in {count} minutes. Capture what you still need and press Finish.',
  },
  'idle.left': { one: 'Time left: {count} second.', other: 'Time left: {count} seconds.' },
} as const;
