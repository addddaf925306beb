import { z } from 'zod';
import { capturedBy } from '../../../domain/capture/captured.ts';
import type { OlderVersion } from '../event-definition.ts';

/** Data of an event of a capture with these fields: it names the inquiry or the envelope that is captured. */
export function ofCaptured<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.union([z.object({ inquiry_id: z.string(), ...shape }), z.object({ envelope_id: z.string(), ...shape })]);
}

/** Version 1 of the events of captures: an envelope's id stood under `inquiry_id` as well. */
export function beforeEnvelopesHadTheirName(personal: OlderVersion['personal']): OlderVersion {
  return { personal, upcast: ({ inquiry_id, ...rest }) => ({ ...capturedBy(String(inquiry_id)), ...rest }) };
}
