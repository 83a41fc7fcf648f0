import { roles, type RoleId } from '../parts/permissions/permissions.ts';

/** Tasks of one congregation; those of the whole server are the site administrators'. */
const ofCongregations = ['mail', 'push', 'congregation'];

export const mayKnowOf = (task: string, role: RoleId): boolean =>
  ofCongregations.includes(task) || role === roles.siteAdministrator;
