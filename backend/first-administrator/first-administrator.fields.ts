import { congregationNameMaxLength } from '#schema/limits.ts';
import { label, newPasswordField, optionalEmail } from '../parts/http/fields.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { newLogin } from '../domain/people/user.fields.ts';

/** What the first administrator gives, at the terminal or in the browser. */
export const firstAdministratorFields = {
  congregation: label(congregationNameMaxLength).refine(Boolean, httpTexts.required),
  login: newLogin,
  email: optionalEmail,
  password: newPasswordField.refine(Boolean, httpTexts.required),
} as const;
