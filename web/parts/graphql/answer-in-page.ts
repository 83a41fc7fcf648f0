/** Takes the answer that came with the page, once, for the operation that it answers; else asks (OWN-143). */
export const fetchOrTake: typeof fetch = async (address, request) => {
  const answer = document.querySelector<HTMLElement>('[data-answers]');
  const { answers = '' } = answer?.dataset ?? {};
  const { body } = request ?? {};
  if (!answer || typeof body !== 'string' || !body.includes(answers))
    return fetch(address, request);
  answer.remove();
  return new Response(answer.textContent);
};
