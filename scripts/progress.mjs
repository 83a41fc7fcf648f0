const patience = 2000;
const every = 5000;

/**
 * Reports a step that takes longer than two seconds, and its total duration.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  let spoken = false;
  /** @type {NodeJS.Timeout | undefined} */
  let ticker;
  const speaker = setTimeout(() => {
    spoken = true;
    console.log(`${label} …`);
    ticker = setInterval(() => console.log(`${label} … ${seconds()} s`), every);
  }, patience);
  try {
    const result = await work();
    if (spoken) console.log(`${label}: done in ${seconds()} s`);
    return result;
  } finally {
    clearTimeout(speaker);
    clearInterval(ticker);
  }
}
