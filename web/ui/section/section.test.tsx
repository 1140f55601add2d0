import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Stack } from '../layout/stack.tsx';
import { Section } from './section.tsx';
import { SideHeadings } from './side-headings.ts';

test('SCR-21 what follows a form goes on in its structure: headings beside their parts, what is done with a part within it', async () => {
  await page.viewport(1440, 900);
  await render(
    <div style={{ width: 960 }}>
      <Stack gap={6}>
        <Section hasSideHeading isRuled title="Identity">
          Code
        </Section>
        <SideHeadings value>
          <Section
            actions={<button type="button">Correct the remaining quantity</button>}
            title="Quantity"
          >
            About 1,000 mL left.
          </Section>
        </SideHeadings>
      </Stack>
    </div>,
  );
  const left = (part: Element) => part.getBoundingClientRect().left;
  const [code, mL] = [...document.querySelectorAll('[data-body]')];
  const act = page.getByRole('button').element();
  if (code === undefined || mL === undefined) throw new Error('no parts');
  expect(left(mL)).toBe(left(code));
  expect(left(act)).toBe(left(code));
  const [first, second] = page.getByRole('heading').elements().map(left);
  expect(second).toBe(first);
  expect(left(code)).toBeGreaterThan((first ?? 0) + 200);
});
