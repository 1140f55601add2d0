import { useEffect, useState } from 'react';
import { askToKeep, type Room, roomHere } from './room.ts';

/** How often the room is looked at, in ms. */
const LOOK_EVERY = 30_000;

/** BTH-36: what the browser says of the room on this device, asked to keep it once; null before it has answered. */
export function useRoom(): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    void askToKeep().then(setRoom);
    const timer = setInterval(() => void roomHere().then(setRoom), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return room;
}
