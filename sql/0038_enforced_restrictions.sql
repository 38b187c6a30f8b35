-- Restrictions that cannot be enforced are refused when an interface is saved; those that were saved never had an effect.
-- A terminal has no clipboard of its own: its text is read and typed. Forwarded packets cannot be told into reading and writing.
update target_interface set disable_copy = false, disable_paste = false
where type in ('SSH', 'S7', 'TCP', 'IP') and (disable_copy or disable_paste);
update target_interface set read_only = false
where type in ('S7', 'TCP', 'IP') and read_only;
