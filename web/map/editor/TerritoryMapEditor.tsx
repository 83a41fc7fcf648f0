import { useMemo } from 'react';
import { storeLastCoordinates } from '../../parts/storage/session-storage.ts';
import { territoryMapActors } from './map-editor.actors.ts';
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
  const actorsOf = useMemo(() => territoryMapActors(territoryId), [territoryId]);
  return (
    <MapEditorDialog
      actorsOf={actorsOf}
      title={numberName}
      territoryId={territoryId}
      global={false}
      fileName={editorTexts.fileName(numberName)}
      onClose={onClose}
      onChanged={(change) => {
        if (change.__typename === 'TerritoryMapSaved')
          storeLastCoordinates(change.mapLastCoordinates);
        if ('mapLink' in change) onMapUpdated({ mapLink: change.mapLink, mapDrawn: true });
        else onMapUpdated({ mapLink: null, mapDrawn: false });
      }}
    />
  );
}
