import { useState, type DragEvent } from 'react';

/** Marks what is dragged as a picture of this list. */
const TYPE = 'application/x-picture';

/** What an element of the list needs to be dragged and dropped upon. */
export interface DragProps {
  readonly draggable: true;
  /** Whether what is dragged would be put here */
  readonly 'data-drop': boolean;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

/** Lets the elements of a list be put in another order with a mouse. @param onMove told of an element's id and its new place, from 1 */
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
