import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LinkForm } from './LinkForm.tsx';

interface Mark {
  readonly id: string;
  readonly icon: ReactNode;
  readonly isOn: (editor: Editor) => boolean;
  readonly toggle: (editor: Editor) => void;
}

const MARKS: readonly Mark[] = [
  {
    id: 'staff.richText.bold',
    icon: <FormatBoldIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'staff.richText.italic',
    icon: <FormatItalicIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'staff.richText.heading',
    icon: <TitleIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('heading'),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'staff.richText.bullets',
    icon: <FormatListBulletedIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'staff.richText.numbers',
    icon: <FormatListNumberedIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'staff.richText.quote',
    icon: <FormatQuoteIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

interface RichTextToolbarProps {
  readonly editor: Editor;
  readonly label: string;
}

export function RichTextToolbar({ editor, label }: RichTextToolbarProps) {
  const { formatMessage } = useIntl();
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      on: MARKS.map((mark) => mark.isOn(it)),
      isLink: it.isActive('link'),
      canUndo: it.can().undo(),
      canRedo: it.can().redo(),
    }),
  });

  const button = (
    id: string,
    icon: ReactNode,
    isOn: boolean,
    onClick: () => void,
    isOff = false,
  ) => (
    <ToggleButton
      key={id}
      value={id}
      size="small"
      selected={isOn}
      disabled={isOff}
      // Keeps focus and selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      aria-label={formatMessage({ id })}
      title={formatMessage({ id })}
      sx={{ border: 0, width: 40, height: 40, '&.Mui-disabled': { border: 0 } }}
    >
      {icon}
    </ToggleButton>
  );

  return (
    <>
      <Stack
        role="toolbar"
        aria-label={formatMessage({ id: 'staff.richText.toolbar' }, { label })}
        direction="row"
        sx={{ flexWrap: 'wrap', borderBottom: '1px solid var(--mui-palette-divider)' }}
      >
        {MARKS.map((mark, index) =>
          button(mark.id, mark.icon, state.on[index] ?? false, () => mark.toggle(editor)),
        )}
        {button('staff.richText.link', <LinkIcon fontSize="small" />, state.isLink, () =>
          setIsLinking(!isLinking),
        )}
        {button(
          'staff.richText.undo',
          <UndoIcon fontSize="small" />,
          false,
          () => editor.chain().focus().undo().run(),
          !state.canUndo,
        )}
        {button(
          'staff.richText.redo',
          <RedoIcon fontSize="small" />,
          false,
          () => editor.chain().focus().redo().run(),
          !state.canRedo,
        )}
      </Stack>
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  );
}
