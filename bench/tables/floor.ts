import { fold, holdsEvery, searchWords } from '../../web/parts/table/table.search.ts';
import { benchRows, columnNames } from './rows.ts';
import { watch } from './watch.ts';

const rows = benchRows();

/** Renders every row and hides those that do not match. */
function show(): void {
  const search = document.createElement('input');
  const table = document.createElement('table');
  const status = document.createElement('p');
  const scroller = document.createElement('div');
  search.setAttribute('aria-label', 'Rechercher');
  status.setAttribute('role', 'status');
  scroller.className = 'scroller';

  const head = table.createTHead().insertRow();
  for (const name of columnNames) {
    const cell = document.createElement('th');
    cell.textContent = name;
    head.append(cell);
  }
  const body = table.createTBody();
  const drawn = rows.map(({ cells }) => {
    const row = body.insertRow();
    for (const text of cells) row.insertCell().textContent = text;
    return { row, folded: cells.map(fold).join('\n') };
  });
  const count = (shown: number) => {
    status.textContent = `${shown} sur ${rows.length}`;
  };
  search.addEventListener('input', () => {
    const words = searchWords(search.value);
    let shown = 0;
    for (const { row, folded } of drawn) {
      row.hidden = !holdsEvery(folded, words);
      if (!row.hidden) shown += 1;
    }
    count(shown);
  });
  count(rows.length);
  scroller.append(table);
  document.body.append(search, scroller, status);
}

watch(show, () => document.querySelector('.scroller'));
