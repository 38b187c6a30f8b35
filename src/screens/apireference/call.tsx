/** One call of the API on its noun's page: parameters, body, answers. */
import { Fragment } from "react"
import { Badge, type Tone } from "../../web/badge.tsx"
import { Table } from "../../web/table.tsx"
import type { TextContent } from "../../web/text.ts"
import { useView } from "../../web/view.ts"
import type { ReferenceAnswer, ReferenceCall, ReferenceField, ReferenceRecord } from "./rules.ts"

const METHOD_TONES: Readonly<Record<string, Tone>> = {
  GET: "blue",
  POST: "green",
  PUT: "amber",
  DELETE: "red",
}

export function Method({ method }: { method: string }) {
  return <Badge tone={METHOD_TONES[method] ?? "neutral"}>{method}</Badge>
}

export function Call({ call }: { call: ReferenceCall }) {
  const { t } = useView()
  const { id, method, path, summary, description, parameters, body, answers } = call
  return (
    <section id={id} className="panel reference-call" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>
          <a href={`#${id}`}>{summary}</a>
        </h2>
        <p className="reference-address">
          <Method method={method} />
          <code>/api{path}</code>
        </p>
        <p className="muted">{description}</p>
      </header>
      {parameters.length > 0 && (
        <>
          <h3>{t("access.apiParameters")}</h3>
          <FieldTable label="access.apiParameters" fields={parameters} />
        </>
      )}
      {body && (
        <>
          <h3>
            {t("access.apiBody")} <code>{body.name || body.media}</code>
          </h3>
          {body.fields.length > 0 && <FieldTable label="access.apiBody" fields={body.fields} />}
          {body.example && (
            <details className="reference-details">
              <summary>{t("access.apiExample")}</summary>
              <pre>{body.example}</pre>
            </details>
          )}
        </>
      )}
      <h3>{t("access.apiResponses")}</h3>
      {answers.map((answer) => (
        <Answer key={answer.status} answer={answer} />
      ))}
    </section>
  )
}

function Answer({ answer }: { answer: ReferenceAnswer }) {
  const { t } = useView()
  const { status, record, description, headers } = answer
  return (
    <p className="reference-answer">
      <strong>{status || t("access.apiOtherStatus")}</strong> {record && <RecordLink name={record} />}{" "}
      <span className="muted">{[description, ...headers].join(", ")}</span>
    </p>
  )
}

/** A record that calls of the page name. */
export function Record({ record }: { record: ReferenceRecord }) {
  return (
    <section id={recordId(record.name)} className="panel reference-call">
      <h2>
        <code>{record.name}</code>
      </h2>
      <FieldTable label={{ verbatim: record.name }} fields={record.fields} />
    </section>
  )
}

function recordId(name: string): string {
  return `schema-${name}`
}

function RecordLink({ name }: { name: string }) {
  return (
    <a href={`#${recordId(name)}`}>
      <code>{name}</code>
    </a>
  )
}

/** A type with links to the records that it names. */
function TypeText({ type, records }: Pick<ReferenceField, "type" | "records">) {
  return type.split(/\b/).map((part, index) => {
    const key = `${index} ${part}`
    return records.includes(part) ? (
      <RecordLink key={key} name={part} />
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
}

function FieldTable({ label, fields }: { label: TextContent; fields: readonly ReferenceField[] }) {
  const { t } = useView()
  return (
    <Table
      label={label}
      rows={fields}
      columns={[
        {
          id: "name",
          head: "access.apiField",
          narrow: "title",
          cell: ({ name, isRequired }) => (
            <>
              <code className="reference-name">{name}</code>
              {isRequired && <span className="reference-required"> {t("access.apiRequired")}</span>}
            </>
          ),
        },
        {
          id: "type",
          head: "access.apiType",
          cell: ({ type, records }) => (
            <span className="reference-type">
              <TypeText type={type} records={records} />
            </span>
          ),
        },
        {
          id: "description",
          head: "access.apiDescription",
          cell: ({ description, defaultValue }) => (
            <span className="reference-type">
              <Marked text={description} />
              {defaultValue !== null && (
                <span className="muted">
                  {" "}
                  {t("access.apiDefault")} <code>{defaultValue}</code>
                </span>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}

/** The document's text with its marks for code and emphasis. */
export function Marked({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    const key = `${index} ${part}`
    if (part.startsWith("`")) return <code key={key}>{part.slice(1, -1)}</code>
    if (part.startsWith("**")) return <strong key={key}>{part.slice(2, -2)}</strong>
    return <Fragment key={key}>{part}</Fragment>
  })
}
