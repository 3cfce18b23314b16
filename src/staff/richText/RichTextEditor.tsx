import Box from '@mui/material/Box';
import { DOMParser } from '@tiptap/pm/model';
import { EditorContent, getSchema, useEditor, type JSONContent } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { isSafeUrl, isPath } from '../../../contract/linkTarget.ts';
import { tidyHtml } from '../../../contract/tidyHtml.ts';
import { cleanHtml } from '../../lib/cleanHtml.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

/** Editor extensions for the HTML that the backend allows (server/catalog/cleanHtml.ts). */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isPath(url) || isSafeUrl(url),
      // Requires a scheme, or "milk.No" in "Contains milk.No nuts" becomes a link.
      shouldAutoLink: (url) => /^https?:\/\//i.test(url),
      HTMLAttributes: { rel: 'nofollow noopener', target: null },
    },
  }),
];

/** Converts HTML to the editor's document. The page's security policy blocks the editor's own parser. */
function documentOf(html: string): JSONContent {
  const template = document.createElement('template');
  template.innerHTML = cleanHtml(html) as unknown as string;
  return DOMParser.fromSchema(getSchema(extensions))
    .parse(template.content)
    .toJSON() as JSONContent;
}

export interface RichTextEditorProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly isReadOnly: boolean;
}

export function RichTextEditor({ id, label, value, onChange, isReadOnly }: RichTextEditorProps) {
  const shown = useRef(value);
  const editor = useEditor({
    extensions,
    content: documentOf(value),
    editable: !isReadOnly,
    // The security policy blocks the editor's style element; the rules are in `sx` below.
    injectCSS: false,
    // Ingredients contain asterisks and hyphens, which input rules would format.
    enableInputRules: false,
    enablePasteRules: ['link'],
    editorProps: {
      transformPastedHTML: tidyHtml,
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(shown.current);
    },
  });

  useEffect(() => {
    // A restored draft or another member's text changes the value from outside the editor.
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <Box
      sx={{
        border: '1px solid var(--mui-palette-text-secondary)',
        borderRadius: 1,
        overflow: 'hidden',
        background: 'var(--mui-palette-background-paper)',
        '&:focus-within': { outline: '2px solid var(--mui-palette-primary-main)' },
        '& .ProseMirror': {
          minHeight: 120,
          maxHeight: 400,
          overflow: 'auto',
          p: 1.5,
          outline: 'none',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontVariantLigatures: 'none',
          '& p, & ul, & ol, & blockquote': { mt: 0, mb: 1.5 },
          '& blockquote': { ml: 2, pl: 2, borderLeft: '3px solid var(--mui-palette-divider)' },
        },
      }}
    >
      {!isReadOnly && <RichTextToolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </Box>
  );
}
