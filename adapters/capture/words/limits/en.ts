/** Where the person may go, and when. */
export const limits = {
  'outside.heading': 'Not part of this request',
  'outside.text': '{host} is not shown. {organization} only asks for pages of {domains}.',
  'outside.advice': 'Go back to continue. Nothing of that website is recorded.',
} as const;
