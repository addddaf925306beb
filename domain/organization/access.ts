/** Roles of an organization's members. */
export const ROLES = ['owner', 'admin', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** Owners and admins manage webhook endpoints; every member may look at them. */
export function mayManageWebhooks(role: Role): boolean {
  return role === 'owner' || role === 'admin';
}
