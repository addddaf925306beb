/** Roles of an organization's members. */
export const ROLES = ['owner', 'admin', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** Something that members of these roles alone may do, and the sentence that says so. */
export type Restriction = { roles: readonly Role[]; rule: string };

/** Owners and admins manage webhook endpoints; every member may look at them. */
export const WEBHOOK_MANAGERS: Restriction = {
  roles: ['owner', 'admin'],
  rule: 'Webhook endpoints are managed by organization owners and admins',
};
