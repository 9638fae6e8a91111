import { Editor, type EditorOptions } from '@tiptap/core';
import { expect, test } from 'vitest';
import { articleExtensions, asTyped } from './article-schema.ts';

const content = { type: 'doc', content: [{ type: 'paragraph' }] };
const pluginsOf = (options: Partial<EditorOptions>) =>
  new Editor({ element: null, extensions: articleExtensions, content, ...options }).extensionManager.plugins
    .length;

test.each(['enableInputRules', 'enablePasteRules'])(
  'stars, dashes and numbers stay as they are typed or pasted: %s would format them',
  (rules) => {
    expect(pluginsOf({ ...asTyped, [rules]: true })).toBeGreaterThan(pluginsOf(asTyped));
  },
);
