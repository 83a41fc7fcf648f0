/** Session storage holds these two keys and no other (GEN-17). */
const tokenKey = 'jwt';
const coordinatesKey = 'map_last_coordinates';

/** The token is stored as a JSON string, quotes included (B-28). */
export function readToken(): string | null {
  const stored = sessionStorage.getItem(tokenKey);
  if (stored === null) return null;
  try {
    const token: unknown = JSON.parse(stored);
    return typeof token === 'string' && token !== '' ? token : null;
  } catch {
    return null;
  }
}

export const storeToken = (token: string) =>
  sessionStorage.setItem(tokenKey, JSON.stringify(token));

/** Stored as sent, `zoom|lat|lng` (B-29). */
export const readLastCoordinates = () => sessionStorage.getItem(coordinatesKey);

export const storeLastCoordinates = (coordinates: string) =>
  sessionStorage.setItem(coordinatesKey, coordinates);

/** Clears the whole session storage, foreign keys included (LOGIN-10). */
export const clearSession = () => sessionStorage.clear();
