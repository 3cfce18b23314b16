import { useState, type DragEvent } from 'react';

const TYPE = 'application/x-picture';

export interface DragProps {
  readonly draggable: true;
  readonly 'data-drop': boolean;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

/**
 * Reorders list elements by drag and drop.
 * @param onMove receives the element's id and its new position, from 1
 */
export function useDraggedOrder(
  onMove: (id: string, place: number) => void,
): (id: string, place: number) => DragProps {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (id, place) => ({
    draggable: true,
    'data-drop': over === id && dragged !== id,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData(TYPE, id);
      dataTransfer.effectAllowed = 'move';
      setDragged(id);
    },
    onDragOver: (event) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(id);
    },
    onDrop: (event) => {
      if (dragged === undefined) return;
      event.preventDefault();
      if (dragged !== id) onMove(dragged, place);
      end();
    },
    onDragEnd: end,
  });
}
