const ID = /^[0-9A-Za-z_]{2,100}(\.[0-9a-z]{1,20}){0,2}$/;

/** The id itself, which is safe as a name of a file or an object. @throws Error when it could lead elsewhere. */
export function checkedEvidenceId(id: string): string {
  if (!ID.test(id)) throw new Error(`${JSON.stringify(id)} cannot be the id of evidence`);
  return id;
}
