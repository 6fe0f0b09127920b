import type { ReactNode } from 'react';

interface FileFieldProps {
  readonly label: ReactNode;
  /** Kinds of files to offer: `.csv,text/csv`. */
  readonly accept: string;
  readonly onChosen: (file: File) => Promise<void>;
}

/** A file of the person's own, read by the page and sent nowhere. The same file can be chosen again. */
export function FileField({ label, accept, onChosen }: FileFieldProps) {
  return (
    <label className="flex w-full flex-col items-start gap-1.5 font-semibold">
      {label}
      <input
        type="file"
        accept={accept}
        className="min-h-11 w-full max-w-full font-normal file:me-3 file:min-h-11 file:rounded-control file:border file:border-solid file:border-line-strong file:bg-surface-raised file:px-5 file:font-semibold file:text-brand"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void onChosen(file).then(() => (currentTarget.value = ''));
        }}
      />
    </label>
  );
}
