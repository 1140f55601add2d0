import type { ReactNode } from 'react';
import { useMe } from '../app/use-me.ts';
import { BoothShell } from '../ui/booth-shell/booth-shell.tsx';
import { BrandMark } from '../ui/brand-mark/brand-mark.tsx';
import { Spacer } from '../ui/layout/spacer.tsx';
import { Text } from '../ui/layout/text.tsx';

/** A booth page that is no sheet: the mark, who sits here, and what belongs to the page. */
export function BoothFrame({
  end,
  footer,
  align = 'fill',
  children,
}: {
  readonly end?: ReactNode;
  readonly footer?: ReactNode;
  readonly align?: 'center' | 'start' | 'fill';
  readonly children: ReactNode;
}) {
  const me = useMe();
  const who = me.taster === null ? me.name : `${me.name} · ${me.taster.code}`;
  return (
    <BoothShell
      align={align}
      header={
        <>
          <BrandMark word="Verdial" />
          <Text tone="muted" size={16}>
            {who}
          </Text>
          <Spacer />
          {end}
        </>
      }
      footer={footer}
    >
      {children}
    </BoothShell>
  );
}
