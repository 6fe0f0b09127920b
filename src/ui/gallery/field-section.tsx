import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Section } from './section.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

export function FieldSection() {
  return (
    <Section
      title="Fields and choices"
      note="Labels stay visible; hints and errors are read out with their field."
    >
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <Card className="flex flex-col gap-5">
          <TextField label="User name" name="username" placeholder="Enter your username" />
          <TextField
            label="Short name"
            name="short"
            defaultValue="Li"
            error="Username must be at least 3 characters"
          />
          <PasswordField />
          <TextField label="Locked" name="locked" defaultValue="Cannot be changed now" disabled />
          <SelectField label="Topic" name="topic">
            <option>All topics</option>
            <option>Cycling and traffic</option>
          </SelectField>
        </Card>
        <Choices />
      </div>
    </Section>
  );
}

function PasswordField() {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      label="Password"
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      hint="At least 6 characters."
      trailing={
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}

function Choices() {
  const [level, setLevel] = useState<'a1' | 'a2' | 'b1' | null>('a2');
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col">
        <Checkbox label="Remember me on this device" />
        <Checkbox label="Shuffle the words" defaultChecked />
        <Checkbox label="Not possible now" disabled />
        <Checkbox label="Always on" disabled defaultChecked />
      </div>
      <RadioGroup
        legend="Level"
        name="level"
        value={level}
        onChange={setLevel}
        options={[
          { value: 'a1', label: 'A1, beginner' },
          { value: 'a2', label: 'A2, the exam' },
          { value: 'b1', label: 'B1, further' },
        ]}
      />
    </Card>
  );
}
