-- Texts of ours have curly apostrophes (OWN-51).
update roles
set description = 'Administrateur de l’assemblée'
where id = 2;
