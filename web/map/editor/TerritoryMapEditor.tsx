import { useCallback } from 'react';
import type { Client } from 'urql';
import { territoryMapQuestion } from '#machines/map/map-editor.confirmation.ts';
import { storeLastCoordinates } from '../../storage/session-storage.ts';
import { territoryImportActors, territoryMapActors } from './map-editor.actors.ts';
import { editorTexts } from './map-editor.texts.ts';
import { MapEditorDialog } from './MapEditorDialog.tsx';

interface Props {
  readonly territoryId: string;
  /** What stands above the map: `T{number} - {name}` (MAP-01). */
  readonly numberName: string;
  readonly onClose: () => void;
  readonly onMapUpdated: (map: { mapLink: string | null; mapDrawn: boolean }) => void;
}

/** The map of one territory, drawn over t-view (spec 1 §2 t-view; MAP-01…48). */
export function TerritoryMapEditor({ territoryId, numberName, onClose, onMapUpdated }: Props) {
  const actorsOf = useCallback(
    (client: Client) => territoryMapActors(client, territoryId),
    [territoryId],
  );
  const importActorsOf = useCallback(
    (client: Client) => territoryImportActors(client, territoryId),
    [territoryId],
  );
  return (
    <MapEditorDialog
      actorsOf={actorsOf}
      importActorsOf={importActorsOf}
      title={numberName}
      territoryId={territoryId}
      global={false}
      question={territoryMapQuestion}
      fileName={editorTexts.fileName(numberName)}
      about={`territory|${territoryId}`}
      onClose={onClose}
      onChanged={({ outcome }) => {
        if (outcome.__typename === 'TerritoryMapSaved')
          storeLastCoordinates(outcome.mapLastCoordinates);
        if ('mapLink' in outcome) onMapUpdated({ mapLink: outcome.mapLink, mapDrawn: true });
        else onMapUpdated({ mapLink: null, mapDrawn: false });
      }}
    />
  );
}
