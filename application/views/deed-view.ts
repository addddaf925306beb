import type { SignInMethod } from '../../domain/operator/events.ts';

/** Something that an operator did or looked at. Nothing of what it was about is in it. */
export type Deed = {
  /** Id of the event. */
  id: string;
  at: string;
  /** As the log names who did it: `operator:<id>`, or `operator:<email>` at the command line. */
  actor: string;
  /** Type of the event. */
  type: string;
  stream: string;
  /** Id of the inquiry or envelope that it is about; null when it is about none. */
  about: string | null;
  /** By what they signed in; null: it is no sign-in. */
  signed_in_by: SignInMethod | null;
  /** The page of a document that was looked at, from 1; null: none by itself. */
  page: number | null;
};

export type DeedDocument = { org_id: string; deed: Deed };
