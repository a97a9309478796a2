CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.chat (
    number integer NOT NULL,
    table_id text NOT NULL,
    seat integer,
    at double precision NOT NULL,
    text text NOT NULL,
    holder text DEFAULT ''::text NOT NULL
);
CREATE SEQUENCE public.chat_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.chat_number_seq OWNED BY public.chat.number;
CREATE TABLE public.drafts (
    table_id text NOT NULL,
    seat integer NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.generation (
    id text NOT NULL
);
CREATE TABLE public.journal (
    table_id text NOT NULL,
    seq bigint NOT NULL,
    line text NOT NULL
);
CREATE TABLE public.leases (
    table_id text NOT NULL,
    version bigint NOT NULL,
    holder text NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    code text NOT NULL,
    options text NOT NULL,
    seats text NOT NULL,
    host text NOT NULL,
    created double precision NOT NULL,
    changed double precision NOT NULL,
    public boolean NOT NULL,
    status text NOT NULL,
    start text NOT NULL,
    due double precision,
    version bigint NOT NULL,
    seq bigint NOT NULL,
    rematch text NOT NULL,
    reason text NOT NULL
);
ALTER TABLE ONLY public.chat ALTER COLUMN number SET DEFAULT nextval('public.chat_number_seq'::regclass);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.generation
    ADD CONSTRAINT generation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX chat_by_table ON public.chat USING btree (table_id, number);
CREATE INDEX tables_by_due ON public.tables USING btree (due);
CREATE INDEX tables_by_status ON public.tables USING btree (status, changed);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
