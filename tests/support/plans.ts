import { Client } from 'pg';
import { vi } from 'vitest';

/** A node of a plan, as `explain (format json)` shows it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** How a plan comes to rows of a table. */
export interface Access {
  readonly table: string;
  /** Null: it reads the table from end to end. */
  readonly index: string | null;
  readonly condition: string;
}

/** Every access of a plan to a table; a bitmap counts with each index it is made of. */
export function accessesOf(node: PlanNode, table = ''): readonly Access[] {
  const here = node['Relation Name'] ?? table;
  const below = (node.Plans ?? []).flatMap((it) => accessesOf(it, here));
  const reads = node['Node Type'].endsWith('Scan') && (node['Relation Name'] ?? node['Index Name']);
  if (!reads || node['Node Type'] === 'Bitmap Heap Scan') return below;
  return [
    { table: here, index: node['Index Name'] ?? null, condition: node['Index Cond'] ?? '' },
    ...below,
  ];
}

/**
 * Hears how servers run each statement of this process, those of triggers and foreign keys too; answers
 * the plans since it was last asked.
 */
export function hearPlans(): () => readonly PlanNode[] {
  const emitted = vi.spyOn(Client.prototype, 'emit');
  return () => {
    const plans = emitted.mock.calls.flatMap(([event, notice]) =>
      event === 'notice' ? planTold(notice as { readonly message?: string }) : [],
    );
    emitted.mockClear();
    return plans;
  };
}

function planTold({ message = '' }: { readonly message?: string }): readonly PlanNode[] {
  const plan = /^duration: .*plan:\n(?<plan>.*)$/su.exec(message)?.groups?.['plan'];
  return plan === undefined ? [] : [(JSON.parse(plan) as { readonly Plan: PlanNode }).Plan];
}

/** From the next connection on, the database tells how it runs each statement, without reading a table from end to end where there is another way. */
export async function tellPlans(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query("load 'auto_explain'");
  const name = client.escapeIdentifier(client.database ?? '');
  for (const setting of [
    "session_preload_libraries = 'auto_explain'",
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_level = notice',
    'auto_explain.log_nested_statements = on',
    'auto_explain.log_format = json',
    'plan_cache_mode = force_generic_plan',
    'enable_seqscan = off',
  ])
    await client.query(`alter database ${name} set ${setting}`);
  await client.end();
}
