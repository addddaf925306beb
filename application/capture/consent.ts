import type { CaptureType } from '../../domain/inquiry/configuration.ts';

/** Version of the text below; stored with every session, so that an auditor knows what the end user agreed to. */
export const CONSENT_VERSION = '1';

/** What will be recorded, in the words that the end user reads before Start. */
export function consentText(captureType: CaptureType): string[] {
  const screenshots = 'Screenshots, with the text that stands on them, when you press Capture';
  const evidence =
    captureType === 'document'
      ? [
          'Documents that you download on the site or upload here, with the address that they came from.',
          `${screenshots}.`,
        ]
      : [`${screenshots} or when you finish.`];
  return [
    'The addresses of the pages that you visit in this window.',
    ...evidence,
    'Your typing and passwords are never stored. The browser is thrown away when you are done.',
  ];
}
