/** Another try: what of the one before goes on. */
export const again = {
  'again.open': 'The website is still open where you left it: you need not sign in again.',
  'again.kept': 'What you captured counts again: take back what is wrong, and add what is missing.',
  'again.here': 'You go on where you were.',
  'again.fresh': 'The website was opened anew. Sign in again where it asks you to.',
  'again.mark': 'From your last try',
  'again.finishHeading': 'Finish with nothing new?',
  'problem.NOTHING_NEW': 'This is what your last try had. Capture what is missing, or take back what is wrong.',
} as const;
