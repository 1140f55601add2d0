import type { ReactNode } from 'react';
import { useMe } from '../../parts/http/use-me.ts';
import { SessionEndingNote } from '../../parts/keep-alive/session-ending-note.tsx';
import { UpdateNote } from '../../parts/page/update-note.tsx';
import { ZoneNote } from '../../parts/page/zone-note.tsx';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { Spacer } from '../../ui/layout/spacer.tsx';
import { Text } from '../../ui/layout/text.tsx';
import * as style from './booth-frame.css.ts';
import { FullDeviceNote } from './full-device-note.tsx';

/**
 * The page frame of the booth, for pages other than a sheet: brand, name and code of the taster,
 * messages, content and footer.
 */
export function BoothFrame({
  end,
  footer,
  notes,
  onDevice = true,
  children,
}: {
  readonly end?: ReactNode;
  readonly footer?: ReactNode;
  /** Messages above the page. */
  readonly notes?: ReactNode;
  /** Whether every change made on this page is stored on the device. */
  readonly onDevice?: boolean;
  readonly children: ReactNode;
}) {
  const me = useMe();
  const who = me.taster === null ? me.name : `${me.name} · ${me.taster.code}`;
  return (
    <BoothShell
      align="fill"
      header={
        <>
          <BrandMark word="Verdial" />
          <span className={style.who}>
            <Text tone="muted" size={16}>
              {who}
            </Text>
          </span>
          <Spacer />
          {end}
        </>
      }
      footer={footer}
    >
      <div className={style.body}>
        <div className={style.notes}>
          <UpdateNote size="booth" />
          <SessionEndingNote place="booth" />
          <FullDeviceNote onDevice={onDevice} />
          <ZoneNote place="booth" />
          {notes}
        </div>
        {children}
      </div>
    </BoothShell>
  );
}
