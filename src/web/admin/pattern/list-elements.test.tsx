import { Button, MantineProvider, NativeSelect, TextInput, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FieldButton } from '../../ui/app/field-button.tsx';
import { ListButton, ListButtonLink } from './list-button.tsx';
import { ListInput, ListSelect } from './list-field.tsx';
import { theme } from '../../ui/app/theme.tsx';

const choices = [
  { value: '', label: 'All statuses' },
  { value: 'shipped', label: 'Shipped' },
];
const nothing = () => {};

/** Mantine's own names that no style of ours or of Mantine's asks for. */
const UNUSED = /^mantine-(?:TextInput|NativeSelect|UnstyledButton|InputWrapper-(?:root|label)$)/;

/** Its elements with their attributes in order, without ids, sizes that no style asks for and unused names. */
const elementsOf = (children: ReactNode) => {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <MemoryRouter>{children}</MemoryRouter>
    </MantineProvider>,
  );
  return html.replaceAll(/<(\w+)([^>]*)>/g, (_, name: string, attributes: string) => {
    const each = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([, key = '', value = '']) => {
      if (['id', 'for', 'data-size', 'data-discover'].includes(key)) return [];
      const kept = key === 'class' ? value.split(' ').filter((one) => !UNUSED.test(one)) : value.split(';');
      return `${key}="${kept.toSorted().join(' ')}"`;
    });
    return `\n<${[name, ...each.toSorted()].join(' ')}>`;
  });
};

test.each([false, true])('a select is drawn as Mantine draws it, disabled: %s', (disabled) => {
  const props = { label: 'Status', className: 'filter', data: choices, value: 'shipped', onChange: nothing };
  expect(elementsOf(<ListSelect {...props} disabled={disabled} />)).toBe(
    elementsOf(<NativeSelect {...props} disabled={disabled} />),
  );
});

test.each([
  ['select', <ListSelect key="select" label="Status" data={choices} value="" onChange={nothing} />],
  ['input', <ListInput key="input" label="Search" button="" buttonWidth={48} />],
])('its label names the %s', (name, field) => {
  const html = renderToStaticMarkup(field);
  const [, id] = new RegExp(`<${name}[^>]* id="([^"]+)"`).exec(html) ?? [];
  expect(id).toBeDefined();
  expect(html).toContain(`<label for="${id}"`);
});

test('a select that is named elsewhere has no label', () => {
  const props = { 'aria-label': 'Sort by', data: choices, value: '', onChange: nothing };
  expect(elementsOf(<ListSelect {...props} />)).toBe(elementsOf(<NativeSelect {...props} />));
});

test('an input with a button is drawn as Mantine draws it', () => {
  const props = { label: 'Search', type: 'search', placeholder: 'Name', value: 'Ay', onChange: nothing };
  const button = (
    <FieldButton name="Search now" type="submit">
      +
    </FieldButton>
  );
  expect(elementsOf(<ListInput {...props} button={button} buttonWidth={48} />)).toBe(
    elementsOf(<TextInput {...props} rightSection={button} rightSectionWidth={48} />),
  );
});

test('a button of a field is drawn as Mantine draws it', () => {
  const drawn = elementsOf(<FieldButton name="Search now">+</FieldButton>);
  const [className = ''] = /(?<= class=")[^"]*/.exec(drawn) ?? [];
  const own = className.split(' ').find((name) => !/^(?:m_|mantine-)/.test(name));
  expect(own).toBeDefined();
  expect(drawn).toBe(
    elementsOf(
      <UnstyledButton className={own ?? ''} aria-label="Search now" title="Search now">
        +
      </UnstyledButton>,
    ),
  );
});

test.each(['filled', 'outline', 'subtle'] as const)(
  'a button is drawn as Mantine draws it: %s',
  (variant) => {
    expect(elementsOf(<ListButton variant={variant}>Ship kits</ListButton>)).toBe(
      elementsOf(<Button variant={variant}>Ship kits</Button>),
    );
    expect(
      elementsOf(
        <ListButtonLink variant={variant} to="/admin/orders/labels">
          Print
        </ListButtonLink>,
      ),
    ).toBe(
      elementsOf(
        <Button component="a" variant={variant} href="/admin/orders/labels">
          Print
        </Button>,
      ),
    );
  },
);

test('a button that is off and keeps the focus is drawn as Mantine draws it', () => {
  // Mantine names a colour for it that its style for what is off overrides.
  const mantine = elementsOf(
    <Button data-disabled aria-disabled>
      Ship kits
    </Button>,
  ).replace(/--button-color:\S+ /, '');
  expect(elementsOf(<ListButton isOff>Ship kits</ListButton>)).toBe(mantine);
});
