import { type Extensions, Mark, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { TableCell } from '@tiptap/extension-table/cell';
import { TableHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import { Table } from '@tiptap/extension-table/table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { TrailingNode } from '@tiptap/extensions/trailing-node';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import {
  pathOfAddress,
  pictureOfAddress,
  sizeInName,
  videoOfAddress,
} from '../../../domain/content/article-media.ts';
import { paths } from '../../../paths.ts';
import { articleLink } from './article-link.ts';

/** The video of a performance as articles name it: its address without the part that changes with the file. */
export const videoSource = (url: string): string => pathOfAddress(url);

/** A picture of an article, by its address; its size follows from that. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const name = pictureOfAddress(element.getAttribute('src') ?? '');
        if (name === null) return false;
        const src = paths.newsPicture(name);
        return { src, alt: element.getAttribute('alt') ?? '', title: element.getAttribute('title') };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const { src, alt, title } = attrs as { src: string; alt: string; title: string | null };
    const size = sizeInName(pictureOfAddress(src) ?? '');
    return ['img', { src, alt, ...(title && { title }), ...size, loading: 'lazy' }];
  },
});

/** The video of a published performance. */
const Video = Node.create({
  name: 'video',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'video[src]',
      getAttrs: (element) => {
        const src = pathOfAddress(element.getAttribute('src') ?? '');
        return videoOfAddress(src) === null ? false : { src };
      },
    },
  ],
  renderHTML: ({ node }) => [
    'video',
    { src: (node.attrs as { src: string }).src, controls: '', preload: 'metadata' },
  ],
});

/** Links as the server keeps them: where they lead says the rest. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  keepOnSplit: false,
  exitable: true,
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => articleLink(element.getAttribute('href'))?.href ?? null },
  }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (articleLink(element.getAttribute('href')) ? null : false) },
  ],
  renderHTML({ mark }) {
    const { href } = mark.attrs as { href: string };
    return ['a', articleLink(href)?.outward ? { href, rel: 'noopener' } : { href }, 0];
  },
});

const spans = ({ colspan = 1, rowspan = 1 }: Readonly<Record<string, number>>) => ({
  ...(colspan > 1 && { colspan: String(colspan) }),
  ...(rowspan > 1 && { rowspan: String(rowspan) }),
});

/** A story has its title as its first heading: one of that level in a pasted text is one of the story's own. */
const ArticleHeading = Heading.extend({
  parseHTML() {
    return [{ tag: 'h1', attrs: { level: 2 } }, ...(this.parent?.() ?? [])];
  },
});

/** Tables without widths of their own: the article page decides those. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });
const PlainCell = TableCell.extend({ renderHTML: ({ node }) => ['td', spans(node.attrs), 0] });
const PlainHeading = TableHeader.extend({ renderHTML: ({ node }) => ['th', spans(node.attrs), 0] });

/** What is typed or pasted stays: a star is a star, and the ways to format are those of the toolbar. */
export const asTyped = { enableInputRules: false, enablePasteRules: false } as const;

/**
 * What an article may hold: that of the allow-list in `src/server/content/rich-text.ts`, in the form in which it is stored there, so
 * that what the editor makes comes back unchanged. One by one: TipTap's StarterKit and its link would bring 13 kB more.
 */
export const articleExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  ArticleHeading.configure({ levels: [2, 3, 4] }),
  Bold,
  Italic,
  Link,
  HardBreak,
  BulletList,
  OrderedList,
  ListItem,
  Blockquote,
  Picture,
  Video,
  PlainTable,
  TableRow,
  PlainHeading,
  PlainCell,
  UndoRedo,
  Dropcursor,
  Gapcursor,
  TrailingNode,
];
