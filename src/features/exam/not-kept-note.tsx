import { Alert } from '#ui/alert.tsx';

/** Told as soon as something can't be kept on the device, while there is still time to act on it. */
export function NotKeptNote() {
  return (
    <Alert tone="warning" title="This can't be saved on your device">
      Its storage is full or blocked. You can go on, but after a reload you would have to start again.
    </Alert>
  );
}
