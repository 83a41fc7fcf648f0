/** A line of the event log by or about the person. */
export interface LoggedLine {
  readonly at: string;
  readonly congregation: string;
  readonly territory: string | null;
  readonly action: string;
  readonly by_yourself: boolean;
}

/** All data about a person, as exported; instants are in UTC. */
export interface OwnData {
  readonly made_at: string;
  readonly account: {
    readonly congregation: string;
    readonly login: string;
    readonly role: string;
    readonly email: string | null;
    readonly subscription: boolean;
    readonly deletion_requested: boolean;
    readonly created_at: string;
    readonly temporary_password_until: string | null;
  };
  /** Imports that created or changed the account, with its previous values. */
  readonly account_imports: readonly {
    readonly file: string;
    readonly at: string;
    readonly before: { readonly login: string; readonly email: string | null } | null;
  }[];
  readonly sessions: readonly {
    readonly device: string;
    readonly new_device: boolean;
    readonly began_at: string;
    readonly seen_at: string;
  }[];
  /** Devices that somebody has signed in on, without a name. */
  readonly devices: readonly { readonly until: string }[];
  /** Cards on paper that open the account, without their tokens: only hashes are stored. */
  readonly cards: readonly { readonly until: string }[];
  readonly passkeys: {
    /** By what authenticators know the account: random; null without any. */
    readonly identifier: string | null;
    readonly keys: readonly {
      readonly name: string;
      readonly address: string;
      readonly made_at: string;
      readonly used_at: string | null;
    }[];
  };
  /** Neither its secret nor its codes on paper; `made_at` is null without one. */
  readonly second_factor: {
    readonly made_at: string | null;
    readonly codes_left: number;
    readonly demanded_since: string | null;
    readonly removed_at: string | null;
  };
  readonly messages: {
    readonly choices: readonly {
      readonly kind: string;
      /** Null: as usual. */
      readonly mail: boolean | null;
      readonly push: boolean | null;
    }[];
    /** Hours of the day; none where nothing was chosen. */
    readonly quiet: readonly { readonly from: number; readonly until: number }[];
    /** Browsers that show messages, without their addresses and keys. */
    readonly devices: readonly { readonly device: string; readonly made_at: string }[];
    readonly waiting: readonly { readonly kind: string; readonly made_at: string }[];
    readonly told: readonly { readonly kind: string; readonly way: string; readonly day: string }[];
  };
  readonly consents: readonly { readonly version: number; readonly accepted_at: string }[];
  readonly assignments: readonly {
    readonly territory: string;
    readonly activity: string;
    readonly released: string;
    readonly returned: string | null;
    readonly due: string;
    readonly reprieve_months: number;
    readonly online: boolean;
    readonly output_number: number;
    readonly recorded_at: string;
  }[];
  readonly reminders: readonly {
    readonly territory: string;
    readonly kind: 'pre_warning' | 'late';
    readonly due: string;
    readonly day: string;
  }[];
  /** Links in reminders, without their tokens: only hashes are stored. */
  readonly links: readonly {
    readonly territory: string;
    readonly action: 'returned' | 'month';
    readonly expires_at: string;
    readonly used_at: string | null;
  }[];
  /** Acts allowed to a device that keeps one's territories, by hash only too. */
  readonly permissions: readonly {
    /** Null once the exit was cancelled. */
    readonly territory: string | null;
    readonly action: 'returned' | 'month' | 'streets' | 'keep';
    readonly expires_at: string;
    readonly used_at: string | null;
  }[];
  readonly requests: readonly {
    readonly territory: string;
    readonly kind: 'returned' | 'month';
    readonly asked_at: string;
  }[];
  readonly imports: readonly { readonly file: string; readonly at: string }[];
  readonly bookings: readonly { readonly name: string; readonly territories: readonly string[] }[];
  readonly territory_changes: readonly {
    readonly territory: string;
    readonly at: string;
    readonly fields: readonly string[];
  }[];
  readonly mails: readonly {
    readonly recipient: string;
    readonly subject: string;
    readonly written_at: string;
    readonly sent_at: string | null;
  }[];
  readonly recent_calls: readonly { readonly call: string; readonly at: string }[];
  readonly logs: readonly LoggedLine[];
}
